import org.jetbrains.kotlin.gradle.ExperimentalKotlinGradlePluginApi

plugins {
    kotlin("multiplatform") version "{kotlin}"
    id("it.unibo.collektive.collektive-plugin") version "{collektive}"
}

repositories {
    mavenCentral()
}

kotlin {
    jvm {
        @OptIn(ExperimentalKotlinGradlePluginApi::class)
        mainRun {
            mainClass = "MainKt"
        }
    }
    js {
        nodejs()
        binaries.executable()
    }
    linuxX64()

    sourceSets {
        commonMain.dependencies {
            implementation("it.unibo.collektive:collektive-dsl:{collektive}")
            implementation("it.unibo.collektive:collektive-stdlib:{collektive}")
        }
        commonTest.dependencies {
            implementation(kotlin("test"))
        }
    }
}
